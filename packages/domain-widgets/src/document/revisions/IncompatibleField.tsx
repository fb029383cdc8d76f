import type { Revision } from '@crt/api-client/types-documentation';
import { canChangeCompatible } from '@crt/domain/revision-rules';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import { Text } from '@crt/ui/Text';
import { useId } from 'react';
import { revisionTexts } from './revision.texts.ts';

/** What the form of a revision holds of it. */
interface EnteredMark {
  isIncompatible: boolean;
}

/** The check box of an incompatible revision, which says why it cannot be changed (O12, O14). */
export const IncompatibleField = ({ revision }: { readonly revision: Revision | undefined }) => {
  const id = useId();
  const verdict = revision && canChangeCompatible(revision);
  const reason = verdict && !verdict.isAllowed ? verdict.reason : undefined;
  return (
    <FormField<EnteredMark, 'isIncompatible'> name="isIncompatible">
      {({ value, onChange, onBlur }) => (
        <div>
          <Checkbox
            isSelected={value}
            onChange={onChange}
            onBlur={onBlur}
            isDisabled={reason !== undefined}
            {...(reason !== undefined && { 'aria-describedby': id })}
          >
            {revisionTexts.incompatible}
          </Checkbox>
          {reason !== undefined && (
            <div id={id}>
              <Text as="p" size="caption" tone="muted">
                {reason}
              </Text>
            </div>
          )}
        </div>
      )}
    </FormField>
  );
};
