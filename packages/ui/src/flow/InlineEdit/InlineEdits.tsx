import {
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

type Values = Set<HTMLElement>;

const Around = createContext<Values | undefined>(undefined);

/** What can be done with the values of a record from outside. */
export interface InlineEditsHandle {
  /** Opens the editor of the value that follows the one where the focus is; of the first one where it is on none. */
  readonly editNext: () => void;
}

export interface InlineEditsProps {
  readonly handle: Ref<InlineEditsHandle>;
  readonly children: ReactNode;
}

/** The values of a record that are edited in place, each after the other (REG17). Locked values and open editors are passed. */
export const InlineEdits = ({ handle, children }: InlineEditsProps) => {
  const values = useRef<Values>(new Set());
  useImperativeHandle(handle, () => ({ editNext: () => edit(nextOf(values.current)) }), []);
  return <Around value={values.current}>{children}</Around>;
};

const isBehind = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Values come and go in any order; as people see them they stand in that of the document. */
function nextOf(values: Values): HTMLElement | undefined {
  const inOrder = [...values].toSorted((one, other) => (isBehind(one, other) ? -1 : 1));
  const place = inOrder.findIndex((value) => value === document.activeElement);
  return inOrder[place + 1] ?? inOrder[0];
}

function edit(value: HTMLElement | undefined): void {
  value?.focus();
  value?.click();
}

/** Makes a value one of those around it, as long as it can be edited. */
export function useAmongEdits(value: RefObject<HTMLElement | null>, isOpenable: boolean): void {
  const values = use(Around);
  useLayoutEffect(() => {
    const element = value.current;
    if (!values || !element || !isOpenable) return undefined;
    values.add(element);
    return () => void values.delete(element);
  }, [values, value, isOpenable]);
}
