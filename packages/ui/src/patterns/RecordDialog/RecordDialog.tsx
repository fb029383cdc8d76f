import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form, type FormProps } from '../../fields/Form/Form.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogWidth } from '../../primitives/Dialog/Dialog.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';

export interface RecordDialogProps<V extends FieldValues> extends Pick<FormProps<V>, 'toFailure'> {
  isOpen: boolean;
  /** Called for cancel, close and after a successful save. */
  onClose: () => void;
  title: string;
  /** The verb on the primary button: `Add`, `Apply`. */
  submitLabel: string;
  form: UseFormReturn<V>;
  /** Saves; the dialog stays open, with everything typed, when it throws or the person decided against it: false. */
  onSubmit: (values: V) => Promise<boolean | void> | void;
  /** Something was entered beside this form, too, which closing would lose. */
  isDirty?: boolean;
  /** FormFields. */
  children: ReactNode;
  width?: DialogWidth;
}

/** Add or edit one record in a dialog. */
export const RecordDialog = <V extends FieldValues>({
  isOpen,
  onClose,
  title,
  submitLabel,
  form,
  onSubmit,
  isDirty = false,
  children,
  width = 'medium',
  toFailure,
}: RecordDialogProps<V>) => {
  const texts = useTexts();
  const id = useId();
  const { isSubmitting, isDirty: isTyped } = form.formState;
  const save = async (values: V) => {
    if ((await onSubmit(values)) !== false) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width={width}
      isDirty={isTyped || isDirty}
      isClosable={!isSubmitting}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} tone="accent" variant="solid" isPending={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={save} {...(toFailure === undefined ? {} : { toFailure })}>
        {children}
      </Form>
    </Dialog>
  );
};
