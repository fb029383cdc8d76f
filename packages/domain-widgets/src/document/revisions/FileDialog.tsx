import type { DictionaryEntry, DictionaryRegion, DocumentFile } from '@crt/api-client/types-documentation';
import { fileLocationError } from '@crt/domain/file-regions';
import { FormField } from '@crt/ui/Form';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { TextField } from '@crt/ui/TextField';
import { useForm } from 'react-hook-form';
import { optionalTextFault, textFault } from '../../shared/edit/text-fault.ts';
import { CountriesField, type CountryOfFile } from './CountriesField.tsx';
import { revisionTexts } from './revision.texts.ts';

const texts = revisionTexts.file;
const longest = { location: 1000, eifuName: 200 } as const;

/** A file as it is sent. */
export interface FileDraft {
  readonly location: string;
  readonly eifuName: string | null;
  readonly languages: number[];
  readonly countries: CountryOfFile[];
}

/** The same while it is entered: a name of no letters is none. */
interface Entered extends FileDraft {
  readonly eifuName: string;
}

export interface FileDialogProps {
  readonly languages: readonly DictionaryEntry[];
  readonly regions: readonly DictionaryRegion[];
  /** The file to change; absent for a new one. */
  readonly file?: DocumentFile | undefined;
  readonly onClose: () => void;
  /** Saves it; answers false when what was typed has to stay (O23). */
  readonly onSave: (draft: FileDraft) => Promise<boolean>;
}

const enteredOf = (file: DocumentFile | undefined): Entered => ({
  location: file?.location ?? '',
  eifuName: file?.eifuName ?? '',
  languages: file?.languages.map(({ id }) => id) ?? [],
  countries: file?.countries ?? [],
});

function locationFault(entered: string): string | true {
  const fault = textFault(texts.location, entered, longest.location);
  return fault === true ? (fileLocationError(entered.trim()) ?? true) : fault;
}

/** Adds or changes a file: one text of a document, for languages and countries (O18, O19). */
export const FileDialog = ({ languages, regions, file, onClose, onSave }: FileDialogProps) => {
  const form = useForm<Entered>({ defaultValues: enteredOf(file) });
  const save = (entered: Entered) =>
    onSave({
      ...entered,
      location: entered.location.trim(),
      eifuName: entered.eifuName.trim() || null,
    });
  return (
    <RecordDialog
      isOpen
      width="35%"
      title={file ? texts.edit : texts.add}
      submitLabel={file ? texts.submitEdit : texts.submitAdd}
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      <FormField<Entered, 'location'> name="location" rules={{ validate: locationFault }}>
        {(bound) => <TextField {...bound} label={texts.location} isRequired autoFocus />}
      </FormField>
      <FormField<Entered, 'eifuName'>
        name="eifuName"
        rules={{ validate: (text) => optionalTextFault(texts.eifuName, text, longest.eifuName) }}
      >
        {(bound) => <TextField {...bound} label={texts.eifuName} />}
      </FormField>
      <FormField<Entered, 'languages'>
        name="languages"
        rules={{ validate: ({ length }) => length > 0 || texts.languageRequired }}
      >
        {({ value, onChange, errorMessage }) => (
          <MultiSelect<number>
            label={texts.languages}
            isRequired
            options={languages}
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
          />
        )}
      </FormField>
      <FormField<Entered, 'countries'>
        name="countries"
        rules={{ validate: ({ length }) => length > 0 || texts.countryRequired }}
      >
        {({ value, onChange, errorMessage }) => (
          <CountriesField regions={regions} value={value} onChange={onChange} errorMessage={errorMessage} />
        )}
      </FormField>
    </RecordDialog>
  );
};
