import { type ComponentType, useState } from 'react';

interface Held {
  value?: unknown;
  onChange?: (value: never) => void;
}

/** A component as its users hold it: with a value that follows its changes, which the story's `onChange` hears too. */
export const controlled = <P extends Held>(Component: ComponentType<P>) =>
  function Controlled(props: P) {
    const [value, setValue] = useState(props.value);
    const change = (next: P['value']) => {
      setValue(next);
      (props.onChange as ((value: unknown) => void) | undefined)?.(next);
    };
    return <Component {...props} value={value} onChange={change} />;
  };
