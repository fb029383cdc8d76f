export { RadioGroup } from '../src/fields/RadioGroup/RadioGroup.tsx';
export type { RadioGroupProps, RadioOption } from '../src/fields/RadioGroup/RadioGroup.tsx';
