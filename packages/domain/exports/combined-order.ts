export * from '../src/combined-order/combined-order.ts';
export * from '../src/combined-order/combined-members.ts';
export * from '../src/combined-order/combined-order-look.ts';
export * from '../src/combined-order/combined-order-list.ts';
