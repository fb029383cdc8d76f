import { Link } from '@crt/ui/Link';
import { Stack } from '@crt/ui/Stack';
import { appTexts } from '../app/app.texts.ts';
import { usePermissions } from '../app/permissions/RightsProvider.tsx';
import type { ScreenProps } from '../routes/route.ts';
import { buildMenu, entriesOf } from './menu.ts';
import { ownPagesOf } from './own-pages.ts';

/** The screens that the person may open instead, as links (A12); nothing for whoever has no right at all (A8). */
export const OpenScreens = ({ rows }: ScreenProps) => {
  const permissions = usePermissions();
  const entries = buildMenu(rows, permissions).flatMap((section) =>
    entriesOf(section).map(({ path, label }) => ({ path, label: `${section.label}: ${label}` })),
  );
  const screens = permissions.size === 0 ? [] : [...entries, ...ownPagesOf(rows)];
  return (
    screens.length > 0 && (
      <Stack gap={2}>
        <p>{appTexts.youMayOpen}</p>
        <Stack as="ul" gap={1}>
          {screens.map(({ path, label }) => (
            <li key={label}>
              <Link href={path} look="inline">
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    )
  );
};
