import { type FormEvent, useState } from 'react';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { useDataTexts } from '../data-texts.ts';
import type { SavedView, SavedViewsProps } from './SavedViews.tsx';
import * as styles from './SavedViews.css.ts';
import { useQuestion } from './use-question.ts';
import { useSaving } from './use-saving.ts';

interface SaveViewProps extends Pick<SavedViewsProps, 'views' | 'onOverwriteDeclined' | 'besideName'> {
  onSave: NonNullable<SavedViewsProps['onSave']>;
  maxNameLength: number | undefined;
  onDone: () => void;
  onBack: () => void;
}

const sameName = (left: string, right: string) =>
  left.trim().localeCompare(right.trim(), undefined, { sensitivity: 'accent' }) === 0;

/** The second side of the sheet: a name, and the question when the name exists. */
export const SaveView = (props: SaveViewProps) => {
  const { views, onSave, onDone, onBack, onOverwriteDeclined, maxNameLength } = props;
  const texts = useDataTexts();
  const words = useTexts();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [existing, setExisting] = useState<SavedView>();
  const saving = useSaving(onDone);
  const decline = () => {
    setExisting(undefined);
    onOverwriteDeclined?.();
  };
  const isSecondClick = useQuestion(existing !== undefined && !saving.isSaving, decline);
  const overwrite = async (view: SavedView) => {
    const isSaved = await onSave(view.name, view);
    setExisting(undefined);
    return isSaved;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands events of a sheet on to whatever stands around its button, another form too.
    event.stopPropagation();
    const found = views.find((view) => sameName(view.name, name));
    if (name.trim() === '') setMissing(true);
    else if (found !== undefined) setExisting(found);
    else void saving.save(() => onSave(name.trim()));
  };
  const change = (text: string) => {
    setName(text);
    setMissing(false);
    saving.forgive();
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.part}>
        <TextField
          autoFocus
          isRequired
          label={texts.viewName}
          {...(maxNameLength !== undefined && { maxLength: maxNameLength })}
          value={name}
          onChange={change}
          isReadOnly={existing !== undefined || saving.isSaving}
          errorMessage={isMissing ? texts.viewNameRequired : saving.error}
        />
        {props.besideName}
        {existing !== undefined && <span role="alert">{texts.overwriteView(existing.name)}</span>}
      </div>
      <div className={styles.foot}>
        {existing === undefined ? (
          <>
            <Button size="small" onPress={onBack} isDisabled={saving.isSaving}>
              {words.cancel}
            </Button>
            <Button size="small" type="submit" tone="accent" variant="solid" isPending={saving.isSaving}>
              {words.save}
            </Button>
          </>
        ) : (
          <>
            {/* Keys make them other buttons than those of the name: the focus goes to Cancel. */}
            <Button key="decline" size="small" autoFocus onPress={decline} isDisabled={saving.isSaving}>
              {words.cancel}
            </Button>
            <Button
              key="overwrite"
              size="small"
              tone="critical"
              variant="solid"
              isPending={saving.isSaving}
              onPress={() => !isSecondClick() && void saving.save(() => overwrite(existing))}
            >
              {texts.overwrite}
            </Button>
          </>
        )}
      </div>
    </form>
  );
};
