import { Button } from '@crt/ui/Button';
import { Property } from '@crt/ui/PropertyList';
import { SplitView } from '@crt/ui/SplitView';
import { Text } from '@crt/ui/Text';
import { Trash2 } from 'lucide-react';
import { FieldProperty, type SaveField } from '../../shared/record/FieldProperty.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import type { RestField } from '../../shared/rest/use-save-rest-field.ts';
import { documentDetailsTexts as texts } from './document-details.texts.ts';
import { documentFields as fields, versionedLocked, type DocumentInfo } from './document-fields.ts';

export interface DocumentPanelsProps {
  readonly info: DocumentInfo;
  readonly onSave: SaveField<DocumentInfo, RestField<DocumentInfo>>;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** Without it every value is only shown (O31). */
  readonly mayManage: boolean;
  /** Removes the document; absent for whoever may not (O10). */
  readonly onRemove: (() => void) | undefined;
}

/** What a document is, and how it is called in the eIFU; each value is edited where it stands (O4, O8, O9, O28). */
export const DocumentPanels = ({ info, onSave, isLocked, mayManage, onRemove }: DocumentPanelsProps) => {
  const shared = { info, onSave, isLocked, mayEdit: mayManage, locked: undefined };
  return (
    <SplitView
      side="end"
      stacked="asideLast"
      aside={
        <RecordPanel title={texts.eifu}>
          <FieldProperty {...shared} field={fields.eifuName} />
        </RecordPanel>
      }
    >
      <RecordPanel
        title={texts.information}
        actions={
          onRemove && (
            <Button
              icon={<Trash2 />}
              tone="critical"
              variant="ghost"
              disabledReason={info.lockedReason ?? undefined}
              onPress={onRemove}
            >
              {texts.remove.open}
            </Button>
          )
        }
      >
        <FieldProperty {...shared} field={fields.name} />
        <FieldProperty {...shared} field={fields.number} />
        <FieldProperty {...shared} field={fields.division} />
        <FieldProperty {...shared} field={fields.type} />
        <FieldProperty {...shared} field={fields.portal} />
        <FieldProperty {...shared} field={fields.versioned} locked={versionedLocked(info)} />
        {info.lockedReason !== null && (
          <Property label={texts.locked}>
            <Text>{info.lockedReason}</Text>
          </Property>
        )}
      </RecordPanel>
    </SplitView>
  );
};
