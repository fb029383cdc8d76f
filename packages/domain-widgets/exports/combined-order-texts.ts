export { combinedOrderTexts } from '../src/combined-order/combined-order.texts.ts';
