export { UiProvider } from '../src/patterns/UiProvider/UiProvider.tsx';
export type { UiProviderProps } from '../src/patterns/UiProvider/UiProvider.tsx';
