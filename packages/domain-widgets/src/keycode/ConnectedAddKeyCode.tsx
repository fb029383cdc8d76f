import { addKeyCode } from '@crt/api-client/documentation/key-code';
import { useWrite } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { Plus } from 'lucide-react';
import { sendOrTell } from '../shared/rest/send-or-tell.tsx';
import { keyCodeTexts } from './keycode.texts.ts';

const texts = keyCodeTexts.add;

export interface ConnectedAddKeyCodeProps {
  /** The keycode is there; how it is shown is the application's matter. */
  readonly onAdded: (code: string) => void;
}

/** The button that makes a new keycode, which stands for nothing yet (Q2). */
export const ConnectedAddKeyCode = ({ onAdded }: ConnectedAddKeyCodeProps) => {
  const { mutateAsync, isPending } = useWrite(addKeyCode);
  const add = () => sendOrTell(async () => onAdded((await mutateAsync({})).code), texts);
  return (
    <Button icon={<Plus />} tone="accent" variant="solid" isPending={isPending} onPress={() => void add()}>
      {texts.open}
    </Button>
  );
};
