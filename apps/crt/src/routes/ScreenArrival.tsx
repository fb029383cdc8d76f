import { useEffect } from 'react';
import { applicationTitle } from '../app/app-title.ts';
import { usePermissions } from '../app/permissions/RightsProvider.tsx';
import { arrive } from './arrival.ts';
import { useCurrentPath } from './location.ts';
import { useSubjectOfScreen } from './screen-subject.ts';

/**
 * Sets the browser's title (A2, A3), and after a navigation says it and moves the focus to the screen's heading,
 * so that keyboard and screen reader start where the eye does. It stands beside the screen in one Suspense boundary: its
 * effect runs when the screen has been drawn.
 */
export const ScreenArrival = ({ title }: { title: string }) => {
  const path = useCurrentPath();
  const application = applicationTitle(usePermissions());
  const subject = useSubjectOfScreen();
  useEffect(() => {
    document.title = `${subject === undefined ? '' : `${subject} `}${title} - ${application}`;
  }, [subject, title, application]);
  useEffect(() => arrive(path, title), [path, title]);
  return null;
};
