export { Button } from '../src/primitives/Button/Button.tsx';
export { IconButton } from '../src/primitives/Button/IconButton.tsx';
export type { ButtonLook, ButtonProps } from '../src/primitives/Button/Button.tsx';
export type { IconButtonProps } from '../src/primitives/Button/IconButton.tsx';
