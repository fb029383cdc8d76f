import type { NotificationSettings as Settings } from '@crt/api-client/types-main';
import { Disclosure } from '@crt/ui/Disclosure';
import { InlineEdit } from '@crt/ui/InlineEdit';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import * as styles from './NotificationSettings.css.ts';
import { RuleCard, type RuleActs } from './RuleCard.tsx';
import { ruleSections } from './rule-groups.ts';

export interface NotificationSettingsProps extends RuleActs {
  readonly settings: Settings;
  /** Saves the days; rejects with the reason when it was refused. */
  readonly onExpiry: (days: number) => Promise<void>;
}

/** What a person wants to be told of, in sections that are open at first (D2, D3, D4). */
export const NotificationSettings = ({ settings, onExpiry, ...acts }: NotificationSettingsProps) => (
  <Stack gap={4}>
    <Disclosure title={texts.main} headingLevel={2} defaultExpanded>
      <Expiry days={settings.notificationsSettings.notificationLifespan} onSave={onExpiry} />
    </Disclosure>
    {ruleSections.map(({ title, cards }) => (
      <Disclosure key={title} title={title} headingLevel={2} defaultExpanded>
        <div className={styles.cards}>
          {cards.map((card) => (
            <RuleCard key={card.title} card={card} settings={settings} {...acts} />
          ))}
        </div>
      </Disclosure>
    ))}
  </Stack>
);

interface ExpiryProps {
  readonly days: number;
  readonly onSave: (days: number) => Promise<void>;
}

/** The days until a notification goes by itself, edited in their place; what the number means stands beside it (D3). */
const Expiry = ({ days, onSave }: ExpiryProps) => (
  <div className={styles.expiry}>
    <PropertyList isEditable>
      <Property label={texts.expiry}>
        <InlineEdit
          kind="number"
          label={texts.expiry}
          value={days}
          isRequired
          min={0}
          max={999}
          display={texts.days(days)}
          onSave={(next) => (next === null ? Promise.resolve(false) : onSave(next))}
        />
      </Property>
    </PropertyList>
    <Text size="caption" tone="muted">
      {texts.expiryHint}
    </Text>
  </div>
);
