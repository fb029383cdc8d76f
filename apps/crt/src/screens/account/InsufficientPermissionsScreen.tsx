import { Link } from '@crt/ui/Link';
import { Stack } from '@crt/ui/Stack';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { usePermissions } from '../../app/permissions/RightsProvider.tsx';
import { buildMenu } from '../../nav/menu.ts';
import { routeRows } from '../../routes/rows.ts';

/** /InsufficientPermissions: says no, and where the person may go instead (A12, A14). */
const InsufficientPermissionsScreen = () => {
  const menu = buildMenu(routeRows, usePermissions());
  const places = menu.flatMap((section) =>
    section.groups.flatMap((group) =>
      group.entries.map((entry) => ({
        ...entry,
        key: `${section.id} ${entry.path}`,
        section: section.label,
      })),
    ),
  );
  return (
    <MessagePage title={appTexts.insufficientPermissions}>
      {places.length > 0 && (
        <Stack gap={2}>
          <p>{appTexts.youMayOpen}</p>
          <Stack as="ul" gap={1}>
            {places.map(({ key, path, section, label }) => (
              <li key={key}>
                <Link href={path} look="inline">{`${section}: ${label}`}</Link>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </MessagePage>
  );
};

export default InsufficientPermissionsScreen;
