import { PageNotFound } from '../../app/messages/PageNotFound.tsx';

/** Any unknown path. */
const PageNotFoundScreen = () => <PageNotFound />;

export default PageNotFoundScreen;
