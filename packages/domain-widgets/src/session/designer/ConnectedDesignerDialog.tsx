import {
  listDesignLocations,
  listDesignProductTypes,
  listDesignTimeZones,
} from '@crt/api-client/design-sessions/design-option';
import { runWrite } from '@crt/api-client/envelope';
import { updateDesigner } from '@crt/api-client/design-sessions/designer';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { Designer } from '@crt/api-client/types-design-sessions';
import { toast } from '@crt/ui/toast';
import { askAboutWarning } from '../../shared/edit/ask.ts';
import { designOutcome } from '../../shared/design-result.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { atMembers, operationsOf } from './designer-draft.ts';
import { designerTexts as texts } from './designer.texts.ts';
import { DesignerDialog } from './DesignerDialog.tsx';

export interface ConnectedDesignerDialogProps {
  /** As it was read when the dialog opened: a reload must not move values under the hand. */
  readonly designer: Designer;
  readonly onClose: () => void;
}

/** The dialog of a designer with what the server offers for it (N22). */
const ConnectedDesignerDialog = ({ designer, onClose }: ConnectedDesignerDialogProps) => {
  const productTypes = useRead(listDesignProductTypes, {});
  const locations = useRead(listDesignLocations, {});
  const zones = useRead(listDesignTimeZones, {});
  const { mutateAsync } = useWrite(updateDesigner);
  const failed = [productTypes, locations, zones].find(({ isLoadingError }) => isLoadingError);
  return (
    <DesignerDialog
      designer={designer}
      choices={{ productTypes: productTypes.data, locations: locations.data, zones: zones.data }}
      failure={
        failed && (
          <FailedRead
            error={failed.error}
            failed={texts.choicesFailed}
            onRetry={failed.refetch}
            isRetrying={failed.isFetching}
          />
        )
      }
      onClose={onClose}
      onSubmit={async (draft) => {
        const body = operationsOf(designer, draft);
        if (body.length === 0) return true;
        const send = async (ignoreWarning: boolean) => {
          const answer = await mutateAsync({ id: designer.id, body, ignoreWarning });
          return { ...answer, message: answer.messages.join(' ') };
        };
        const { isDone, answer } = await runWrite(send, askAboutWarning).catch((reason: unknown) => {
          throw atMembers(reason, body);
        });
        if (isDone) toast({ message: designOutcome(answer) || texts.edited });
        return isDone;
      }}
    />
  );
};

export default ConnectedDesignerDialog;
