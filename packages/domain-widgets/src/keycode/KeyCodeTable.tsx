import type { KeyCode } from '@crt/api-client/types-documentation';
import { Button } from '@crt/ui/Button';
import { DataTable, useClientRows } from '@crt/ui/DataTable';
import { SearchField } from '@crt/ui/SearchField';
import { useCallback, useMemo } from 'react';
import { keyCodeColumns, type KeyCodeActs } from './key-code-columns.tsx';
import { KeyCodeDetail, type KeyCodeLinks } from './KeyCodeDetail.tsx';
import { keyCodeTexts as texts } from './keycode.texts.ts';
import * as styles from './KeyCodeTable.css.ts';

export interface KeyCodeTableProps extends KeyCodeLinks {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Those that the search finds. */
  readonly keyCodes: readonly KeyCode[];
  /** The code that was just made: its row is marked. */
  readonly made?: string | undefined;
  /** What belongs to a keycode, in both directions. */
  readonly traceHref: (code: string) => string;
  /** Keep it stable. */
  readonly acts: KeyCodeActs;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: KeyCode) => String(id);
const longestSearch = 100;

/** The keycodes by code: only the rows in view are drawn; a row opens to all its documents and products (Q1). */
export const KeyCodeTable = (props: KeyCodeTableProps) => {
  const { keyCodes, made, search, onSearch, traceHref, documentHref, productHref, acts, ...state } = props;
  const madeId = keyCodes.find(({ code }) => code === made)?.id;
  const columns = useMemo(() => keyCodeColumns(traceHref, acts), [traceHref, acts]);
  const renderDetail = useCallback(
    (keyCode: KeyCode) => (
      <KeyCodeDetail keyCode={keyCode} documentHref={documentHref} productHref={productHref} />
    ),
    [documentHref, productHref],
  );
  const clear = <Button onPress={() => onSearch('')}>{texts.clearSearch}</Button>;
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      currentRowKey={madeId === undefined ? undefined : String(madeId)}
      renderDetail={renderDetail}
      toolbar={
        <div className={styles.searchBox}>
          <SearchField label={texts.search} value={search} onChange={onSearch} maxLength={longestSearch} />
        </div>
      }
      empty={
        search === ''
          ? { reason: 'nothingYet', title: texts.none }
          : { reason: 'nothingMatches', action: clear }
      }
      {...useClientRows(keyCodes, columns)}
      {...state}
    />
  );
};
