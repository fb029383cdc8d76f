export * from '../src/result/result-code.ts';
