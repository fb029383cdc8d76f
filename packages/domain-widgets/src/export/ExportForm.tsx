import type { LoadOptions } from '@crt/ui/ComboBox';
import { Card } from '@crt/ui/Card';
import { Checkbox } from '@crt/ui/Checkbox';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { SplitView } from '@crt/ui/SplitView';
import { Inline, Stack } from '@crt/ui/Stack';
import type { ReactNode } from 'react';
import { ExportButton } from '../shared/list/ExportButton.tsx';
import type { CodesDialogProps } from './CodesDialog.tsx';
import type { ExportMode } from './export-choice.ts';
import { exportTexts as texts } from './export.texts.ts';
import { ExportTreeSection } from './ExportTreeSection.tsx';
import { PickFields } from './PickFields.tsx';
import { useTicks, type ExportChoice } from './use-export-choice.ts';
import type { TreesRead } from './use-trees.ts';

/** A file that can be made of what is ticked. */
export interface ExportAction {
  readonly label: string;
  /** Saves the file. */
  readonly onExport: (nodes: readonly string[]) => Promise<unknown>;
}

export interface ExportFormProps {
  /** Documents or products: which words are used. */
  readonly kind: 'documents' | 'products';
  readonly modes: readonly ExportMode[];
  readonly choice: ExportChoice;
  /** What is looked for in the present mode. */
  readonly source: {
    readonly label: string;
    readonly find: LoadOptions<number>;
    readonly extract?: CodesDialogProps['extract'] | undefined;
  };
  /** Further fields, such as the profile. */
  readonly fields?: ReactNode;
  readonly trees: TreesRead;
  /** Said where nothing is ticked: 'Choose at least one file'. */
  readonly chooseOne: string;
  readonly actions: readonly ExportAction[];
}

/** An export: what the tree is made of beside the tree, and the files that can be made of what is ticked (R6, R7, Q5). */
export const ExportForm = (props: ExportFormProps) => {
  const { kind, choice, trees, chooseOne, actions } = props;
  const { mode, picks, isAll } = choice;
  const { checked, setChecked, fault, take } = useTicks(choice, isAll ? undefined : trees.nodes, chooseOne);
  return (
    <SplitView aside={<ChoiceCard {...props} />}>
      <Stack gap={4}>
        {!isAll && (
          <ExportTreeSection
            label={texts.tree[kind]}
            trees={trees}
            begin={picks.length > 0 ? undefined : texts.begin[mode === 'documentBased' ? mode : kind]}
            checkedIds={checked}
            onCheckedChange={setChecked}
            fault={fault}
          />
        )}
        <Inline gap={2}>
          {actions.map(({ label, onExport }) => (
            <ExportButton
              key={label}
              label={label}
              failed={texts.failed}
              onExport={async () => {
                const nodes = take();
                if (nodes.length > 0) await onExport(nodes);
              }}
            />
          ))}
        </Inline>
      </Stack>
    </SplitView>
  );
};

const ChoiceCard = ({ kind, modes, choice, source, fields }: ExportFormProps) => (
  <Card>
    <Stack gap={4}>
      <RadioGroup<ExportMode>
        label={texts.mode}
        options={modes.map((value) => ({ value, label: texts.modes[value] }))}
        value={choice.mode}
        onChange={choice.setMode}
      />
      {fields}
      {choice.mode === 'bulk' && (
        <Checkbox isSelected={choice.isAll} onChange={choice.setIsAll}>
          {texts.all[kind]}
        </Checkbox>
      )}
      {!choice.isAll && (
        <PickFields
          key={choice.mode}
          {...source}
          isMultiple={choice.mode !== 'manual'}
          picks={choice.picks}
          onPicks={choice.setPicks}
        />
      )}
    </Stack>
  </Card>
);
