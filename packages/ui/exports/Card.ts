export { Card } from '../src/layout/Card/Card.tsx';
export type { CardProps } from '../src/layout/Card/Card.tsx';
