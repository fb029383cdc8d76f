import { Button } from '../../primitives/Button/Button.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import type { useWizard } from './use-wizard.ts';
import * as styles from './Wizard.css.ts';

interface FootProps {
  flow: ReturnType<typeof useWizard>;
  onCancel?: (() => void) | undefined;
  finishLabel?: string | undefined;
}

/** Cancel at the start, back and on at the end. */
export const WizardFoot = ({ flow, onCancel, finishLabel }: FootProps) => {
  const texts = useFlowTexts();
  const words = useTexts();
  return (
    <div className={styles.foot}>
      {onCancel !== undefined && (
        <Button variant="ghost" isDisabled={flow.isPending} onPress={onCancel}>
          {words.cancel}
        </Button>
      )}
      <div className={styles.onward}>
        {flow.place > 0 && (
          <Button isDisabled={flow.isPending || flow.isFinished} onPress={() => flow.goTo(flow.place - 1)}>
            {texts.back}
          </Button>
        )}
        <Button
          tone="accent"
          variant="solid"
          isPending={flow.isPending}
          isDisabled={flow.isFinished}
          onPress={() => void flow.next()}
        >
          {flow.isLast && !flow.isFinished ? (finishLabel ?? texts.finish) : words.next}
        </Button>
      </div>
    </div>
  );
};
