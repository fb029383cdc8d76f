import { Fragment } from 'react';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { useBrowserValue } from '../../theme/use-browser-value.ts';
import { capsOf, isApple } from './shortcut-keys.ts';
import * as styles from './Shortcuts.css.ts';

/** Keys as caps, in the words of the keyboard at hand: `Ctrl` `K`. */
export const Keys = ({ keys }: { keys: string }) => {
  const texts = useFlowTexts();
  const onApple = useBrowserValue(isApple, false);
  return (
    <span className={styles.keys}>
      {capsOf(keys, onApple).map((caps, index) => (
        <Fragment key={caps.join('+')}>
          {index > 0 && <span className={styles.then}>{texts.thenKey}</span>}
          {caps.map((cap) => (
            <kbd key={cap} className={styles.cap}>
              {cap}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
};
