import { CircleAlert, CircleCheck, Info, MessageSquare, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { toneIcon } from './Banner.css.ts';

/** The tones in which something can be told. */
export type MessageTone = 'info' | 'positive' | 'caution' | 'critical' | 'neutral';

const icons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
  neutral: MessageSquare,
};

/** The icon of a message's tone, with the tone's word as its name. */
export const ToneIcon = ({ tone }: { tone: MessageTone }) => {
  const texts = useTexts();
  const Shape = icons[tone];
  return (
    <span className={toneIcon}>
      <Icon label={texts[tone]}>
        <Shape />
      </Icon>
    </span>
  );
};
