export { ConnectedRepeatOrders } from '../src/plan/RepeatOrders/ConnectedRepeatOrders.tsx';
export type { ConnectedRepeatOrdersProps } from '../src/plan/RepeatOrders/ConnectedRepeatOrders.tsx';
export { repeatOrderTexts } from '../src/plan/RepeatOrders/repeat-order.texts.ts';
