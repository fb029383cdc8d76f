export * from '../src/location/location-times.ts';
