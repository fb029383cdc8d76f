import { skipToken, useRead } from '@crt/api-client/hooks';
import { listReportMenu } from '@crt/api-client/main/report';
import { isGranted, type Permission } from '@crt/domain/permission';
import { useMemo } from 'react';
import { paths } from '../routes/paths.ts';
import type { MenuEntry, MenuSection } from './menu.ts';
import { mainRights, sections } from './sections.ts';

/** One entry per report (B11), in the server's order (B22); nothing for whom the section is not. */
export function useReportEntries(
  isNavigable: boolean,
  permissions: ReadonlySet<Permission>,
): readonly MenuEntry[] {
  const seesReports = isNavigable && isGranted(mainRights, permissions);
  const reports = useRead(listReportMenu, seesReports ? {} : skipToken).data?.content;
  return useMemo(
    () => (reports ?? []).map(({ id, name }) => ({ label: name, path: paths.report(id) })),
    [reports],
  );
}

/** The menu with the section of reports before the configuration, or at its end; without reports there is none. */
export function withReports(
  menu: readonly MenuSection[],
  entries: readonly MenuEntry[],
): readonly MenuSection[] {
  if (entries.length === 0) return menu;
  const reports: MenuSection = { id: 'reports', label: sections.reports.label, groups: [{ entries }] };
  const before = menu.filter(({ id }) => id !== 'configuration');
  return [...before, reports, ...menu.filter(({ id }) => id === 'configuration')];
}
