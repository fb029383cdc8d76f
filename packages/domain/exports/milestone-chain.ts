export * from '../src/milestone/chain.ts';
