import { Navigate } from 'react-router-dom';

/** Shows another screen instead, leaving no step for Back. */
export const Redirect = ({ to }: { to: string }) => <Navigate to={to} replace />;
