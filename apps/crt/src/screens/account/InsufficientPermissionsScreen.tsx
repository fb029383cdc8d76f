import { Link } from 'react-aria-components/Link';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/MessagePage.tsx';
import { usePermissions } from '../../app/permissions/RightsProvider.tsx';
import { buildMenu } from '../../nav/menu.ts';
import { routeRows } from '../../routes/rows.ts';
import * as styles from './InsufficientPermissionsScreen.css.ts';

/** /InsufficientPermissions: says no, and where the person may go instead (A12, A14). */
const InsufficientPermissionsScreen = () => {
  const menu = buildMenu(routeRows, usePermissions());
  const places = menu.flatMap((section) =>
    section.groups.flatMap((group) =>
      group.entries.map((entry) => ({ ...entry, key: `${section.id} ${entry.path}`, section: section.label })),
    ),
  );
  return (
    <MessagePage title={appTexts.insufficientPermissions}>
      {places.length > 0 && (
        <section>
          <p>{appTexts.youMayOpen}</p>
          <ul className={styles.list}>
            {places.map(({ key, path, section, label }) => (
              <li key={key}>
                <Link href={path} className={styles.link}>{`${section}: ${label}`}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </MessagePage>
  );
};

export default InsufficientPermissionsScreen;
