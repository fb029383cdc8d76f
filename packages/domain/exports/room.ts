export * from '../src/record/room.ts';
