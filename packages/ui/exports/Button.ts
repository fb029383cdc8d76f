export { Button, IconButton } from '../src/primitives/Button/Button.tsx';
export type { ButtonLook, ButtonProps, IconButtonProps } from '../src/primitives/Button/Button.tsx';
