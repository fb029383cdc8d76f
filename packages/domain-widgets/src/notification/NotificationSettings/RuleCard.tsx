import type { NotificationSettings } from '@crt/api-client/types-main';
import { Button, IconButton } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { Inline, Spacer } from '@crt/ui/Stack';
import { Heading } from '@crt/ui/Text';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import * as styles from './NotificationSettings.css.ts';
import type { Rule, RuleGroup } from './rule-group.ts';
import type { RuleCard as Facts } from './rule-groups.ts';

/** What can be done with rules. */
export interface RuleActs {
  readonly onAdd: (group: RuleGroup) => void;
  readonly onEdit: (group: RuleGroup, rule: Rule) => void;
  readonly onRemove: (group: RuleGroup, rule: Rule) => void;
}

export interface RuleCardProps extends RuleActs {
  readonly card: Facts;
  readonly settings: NotificationSettings;
}

/** The rules of a group with its Add button, or of two groups under one heading (D2, D4). */
export const RuleCard = ({ card, settings, ...acts }: RuleCardProps) => {
  const id = useId();
  const [first, ...rest] = card.groups;
  if (first && rest.length === 0)
    return (
      <Card
        title={card.title}
        headingLevel={3}
        padding="none"
        actions={<AddButton group={first} onAdd={acts.onAdd} />}
      >
        <RuleList group={first} settings={settings} {...acts} />
      </Card>
    );
  return (
    <Card title={card.title} headingLevel={3} padding="none">
      {card.groups.map((group) => (
        <div key={group.kind} role="group" aria-labelledby={id + group.kind} className={styles.part}>
          <div className={styles.subtitle}>
            <Inline>
              <Heading level={4} size="body" id={id + group.kind}>
                {group.title}
              </Heading>
              <Spacer />
              <AddButton group={group} onAdd={acts.onAdd} />
            </Inline>
          </div>
          <RuleList group={group} settings={settings} {...acts} />
        </div>
      ))}
    </Card>
  );
};

const AddButton = ({ group, onAdd }: Pick<RuleActs, 'onAdd'> & { readonly group: RuleGroup }) => (
  <Button
    size="small"
    variant="ghost"
    icon={<Plus />}
    aria-label={texts.addOf(group.ruleName)}
    onPress={() => onAdd(group)}
  >
    {texts.add}
  </Button>
);

interface RuleListProps extends Pick<RuleActs, 'onEdit' | 'onRemove'> {
  readonly group: RuleGroup;
  readonly settings: NotificationSettings;
}

const RuleList = ({ group, settings, onEdit, onRemove }: RuleListProps) => {
  const rules = group.rulesOf(settings);
  if (rules.length === 0) return <div className={styles.none}>{texts.noRules}</div>;
  return (
    <ul className={styles.rules} aria-label={group.title}>
      {rules.map((rule) => {
        const words = group.textOf(rule);
        return (
          <li key={rule.id} className={styles.rule}>
            <span className={styles.words}>{words}</span>
            <IconButton
              size="small"
              label={texts.editOf(words)}
              icon={<Pencil />}
              onPress={() => onEdit(group, rule)}
            />
            <IconButton
              size="small"
              label={texts.deleteOf(words)}
              icon={<Trash2 />}
              onPress={() => onRemove(group, rule)}
            />
          </li>
        );
      })}
    </ul>
  );
};
