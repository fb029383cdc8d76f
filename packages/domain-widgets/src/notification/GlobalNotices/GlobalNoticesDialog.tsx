import type { GlobalNotification } from '@crt/api-client/types-main';
import { noticeLevel } from '@crt/domain/global-notice';
import { Banner, type BannerProps } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { Checkbox } from '@crt/ui/Checkbox';
import { Dialog } from '@crt/ui/Dialog';
import { Stack } from '@crt/ui/Stack';
import { useId, useState } from 'react';
import * as styles from './GlobalNotices.css.ts';
import { globalNoticesTexts as texts } from './global-notices.texts.ts';

export interface GlobalNoticesDialogProps {
  readonly notices: readonly GlobalNotification[];
  /** Told when it is closed, with those that were ticked; it waits meanwhile, and stays open when nothing was closed. */
  readonly onClose: (acknowledged: readonly number[]) => Promise<void>;
}

/** The four levels of a notice (A34). */
const tones: Readonly<Record<GlobalNotification['messageType'], NonNullable<BannerProps['tone']>>> = {
  [noticeLevel.info]: 'info',
  [noticeLevel.success]: 'positive',
  [noticeLevel.warning]: 'caution',
  [noticeLevel.error]: 'critical',
};

const none: ReadonlySet<number> = new Set();

/** What everybody who opens a request has to read: it stays until it is closed, and what is ticked then comes no more (D21). */
export const GlobalNoticesDialog = ({ notices, onClose }: GlobalNoticesDialogProps) => {
  const [ticked, setTicked] = useState(none);
  const [isClosing, setClosing] = useState(false);
  const tick = (id: number, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const close = async () => {
    setClosing(true);
    await onClose(notices.map(({ id }) => id).filter((id) => ticked.has(id))).finally(() =>
      setClosing(false),
    );
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={texts.title}
      onClose={() => void close()}
      isClosable={!isClosing}
      footer={
        <Button variant="solid" tone="accent" isPending={isClosing} onPress={() => void close()}>
          {texts.close}
        </Button>
      }
    >
      {/* A tick is no draft that could be lost: closing saves it, and asks nothing. */}
      <div className={styles.words} onInput={(event) => event.stopPropagation()}>
        <Stack gap={3}>
          {notices.map((notice) => (
            <Notice
              key={notice.id}
              notice={notice}
              isTicked={ticked.has(notice.id)}
              onTick={(isTicked) => tick(notice.id, isTicked)}
            />
          ))}
        </Stack>
      </div>
    </Dialog>
  );
};

interface NoticeProps {
  readonly notice: GlobalNotification;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

const Notice = ({ notice: { title, message, messageType }, isTicked, onTick }: NoticeProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Banner tone={tones[messageType]} title={<span id={id}>{title}</span>}>
        <p className={styles.message}>{message}</p>
        <Checkbox isSelected={isTicked} onChange={onTick}>
          {texts.acknowledge}
        </Checkbox>
      </Banner>
    </div>
  );
};
