import { Button } from '@crt/ui/Button';
import { RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import { Inline, Stack } from '@crt/ui/Stack';
import { TagGroup } from '@crt/ui/Tag';
import { Text } from '@crt/ui/Text';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { CodesDialog, type CodesDialogProps } from './CodesDialog.tsx';
import { withPicks, type Pick } from './export-choice.ts';
import { exportTexts as texts } from './export.texts.ts';

/** More chips than these are told as a number. */
const mostChips = 20;

export interface PickFieldsProps {
  /** What is looked for: 'GTIN'. */
  readonly label: string;
  readonly find: LoadOptions<number>;
  /** Several are chosen, one after the other or many at once. */
  readonly isMultiple: boolean;
  /** Finds what a text file names; where nothing can be pasted it is absent. */
  readonly extract?: CodesDialogProps['extract'] | undefined;
  readonly picks: readonly Pick[];
  readonly onPicks: (picks: readonly Pick[]) => void;
}

/** What the tree is made of: one document or product, or many (R18). */
export const PickFields = ({ label, find, isMultiple, extract, picks, onPicks }: PickFieldsProps) => {
  // A new search after each choice: the old one, emptied, would open its list again.
  const [search, setSearch] = useState(0);
  const [isPasting, setIsPasting] = useState(false);
  const [only = null] = isMultiple ? [] : picks;
  return (
    <Stack gap={2}>
      <RemoteComboBox<number>
        key={search}
        label={label}
        placeholder={texts.findMore}
        load={find}
        value={only}
        onChange={(found) => {
          if (!isMultiple) return onPicks(found ? [found] : []);
          if (!found) return;
          onPicks(withPicks(picks, [found]));
          setSearch(search + 1);
        }}
        minimumLetters={1}
      />
      {isMultiple && picks.length > 0 && <Picks label={label} picks={picks} onPicks={onPicks} />}
      {isMultiple && extract && (
        <Inline gap={2}>
          <Button icon={<ClipboardPaste />} onPress={() => setIsPasting(true)}>
            {texts.paste}
          </Button>
        </Inline>
      )}
      {isPasting && extract && (
        <CodesDialog
          extract={extract}
          onClose={() => setIsPasting(false)}
          onAdd={(found) => {
            onPicks(withPicks(picks, found));
            setIsPasting(false);
          }}
        />
      )}
    </Stack>
  );
};

type PicksProps = Omit<PickFieldsProps, 'find' | 'isMultiple' | 'extract'>;

const Picks = ({ label, picks, onPicks }: PicksProps) => (
  <Stack gap={2}>
    {picks.length > mostChips ? (
      <Text as="p">{texts.manyChosen(picks.length)}</Text>
    ) : (
      <TagGroup<number>
        label={texts.chosen(label)}
        items={picks}
        onRemove={(id) => onPicks(picks.filter((one) => one.id !== id))}
      />
    )}
    {picks.length > 1 && (
      <Inline gap={2}>
        <Button variant="ghost" size="small" onPress={() => onPicks([])}>
          {texts.removeAll}
        </Button>
      </Inline>
    )}
  </Stack>
);
