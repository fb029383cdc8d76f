import { Check, Copy } from 'lucide-react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './PropertyList.css.ts';

/** Label over value, or label beside value. */
export type PropertyLayout = 'stacked' | 'aside';

const LayoutContext = createContext<PropertyLayout>('stacked');

export interface PropertyListProps {
  /** `Property` elements. */
  children: ReactNode;
  layout?: PropertyLayout;
  /** How many stand side by side where there is room; `auto` as many as have 20rem each. */
  columns?: 1 | 2 | 3 | 'auto';
  /** Values are edited in their place: every row has the height of an editor, so that nothing jumps. */
  isEditable?: boolean;
}

/** The facts of a record: what they are called and what they say, as a description list. */
export const PropertyList = ({
  children,
  layout = 'stacked',
  columns = 1,
  isEditable = false,
}: PropertyListProps) => (
  <LayoutContext value={layout}>
    <dl
      className={`${styles.layout[layout]} ${styles.columns[columns]} ${isEditable ? styles.editable : ''}`}
      data-component="PropertyList"
    >
      {children}
    </dl>
  </LayoutContext>
);

const SAID_FOR = 2000;

const CopyButton = ({ label, text }: { label: string; text: string }) => {
  const texts = useDataTexts();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const Mark = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={texts.copyValue(label)}
        onClick={() => void copy()}
      >
        <Mark size={14} strokeWidth={1.5} aria-hidden />
      </button>
      <span role="status" className={visuallyHidden}>
        {outcome && (outcome === 'copied' ? texts.copied(text) : texts.notCopied)}
      </span>
    </>
  );
};

export interface PropertyProps {
  label: string;
  /** Text, a link, a status, an InlineEdit; nothing is shown as `Empty`. */
  children?: ReactNode;
  /** Offers to copy this text, for ids and numbers. */
  copyText?: string | undefined;
}

/** One fact of a PropertyList. */
export const Property = ({ label, children, copyText }: PropertyProps) => {
  const isMissing = children === undefined || children === null || children === '';
  return (
    <div className={styles.property[use(LayoutContext)]}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {isMissing ? <Empty /> : children}
        {copyText !== undefined && copyText !== '' && <CopyButton label={label} text={copyText} />}
      </dd>
    </div>
  );
};
