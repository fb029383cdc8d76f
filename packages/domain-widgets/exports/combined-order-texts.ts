export { combinedOrderTexts } from '../src/job/CombinedOrder/combined-order.texts.ts';
