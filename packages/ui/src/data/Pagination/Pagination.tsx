import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { BarButton } from '../BarButton/BarButton.tsx';
import { mirrored } from '../../primitives/Icon/Icon.css.ts';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './Pagination.css.ts';
import { PAGE_SIZES, pageCount, pageRange, resizePage, type Page } from './page.ts';

export interface PaginationProps {
  page: Page;
  /** Rows over all pages; undefined while nobody knows, and then nothing is said of them. */
  totalCount: number | undefined;
  onPageChange: (page: Page) => void;
  /** Default 10, 20, 50, 100 (E5). */
  sizes?: readonly number[];
  isDisabled?: boolean;
}

interface StepProps {
  label: string;
  icon: ReactNode;
  isPossible: boolean;
  onPress: () => void;
}

// Stays focusable at the ends, so that the focus is not lost when the last page is reached.
const Step = ({ label, icon, isPossible, onPress }: StepProps) => (
  <BarButton kind="icon" label={label} isHeldBack={!isPossible} onPress={onPress}>
    {icon}
  </BarButton>
);

/** Steps through the pages of a list and chooses how many rows a page has. */
export const Pagination = (props: PaginationProps) => {
  const { page, totalCount = 0, onPageChange, sizes = PAGE_SIZES, isDisabled = false } = props;
  const texts = useDataTexts();
  const sizeId = useId();
  const count = pageCount(totalCount, page.size);
  const { from, to } = pageRange(page, totalCount);
  const hasPrevious = !isDisabled && page.index > 0;
  const hasNext = !isDisabled && page.index < count - 1;
  const go = (index: number) => () => onPageChange({ ...page, index });
  return (
    <nav className={styles.root} aria-label={texts.pagination} data-component="Pagination">
      <span className={styles.group}>
        <label htmlFor={sizeId}>{texts.rowsPerPage}</label>
        <select
          id={sizeId}
          className={styles.size}
          value={page.size}
          disabled={isDisabled}
          onChange={(event) => onPageChange(resizePage(page, Number(event.target.value)))}
        >
          {(sizes.includes(page.size) ? sizes : [page.size, ...sizes]).map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.range}>
        {props.totalCount !== undefined &&
          (totalCount === 0 ? texts.noRows : texts.range(from, to, totalCount))}
      </span>
      <span className={styles.buttons}>
        <Step
          label={texts.firstPage}
          icon={<ChevronFirst className={mirrored} size={16} strokeWidth={1.5} aria-hidden />}
          isPossible={hasPrevious}
          onPress={go(0)}
        />
        <Step
          label={texts.previousPage}
          icon={<ChevronLeft className={mirrored} size={16} strokeWidth={1.5} aria-hidden />}
          isPossible={hasPrevious}
          onPress={go(page.index - 1)}
        />
        <Step
          label={texts.nextPage}
          icon={<ChevronRight className={mirrored} size={16} strokeWidth={1.5} aria-hidden />}
          isPossible={hasNext}
          onPress={go(page.index + 1)}
        />
        <Step
          label={texts.lastPage}
          icon={<ChevronLast className={mirrored} size={16} strokeWidth={1.5} aria-hidden />}
          isPossible={hasNext}
          onPress={go(count - 1)}
        />
      </span>
    </nav>
  );
};
