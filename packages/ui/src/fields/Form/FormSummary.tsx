import { useFormContext, useFormState } from 'react-hook-form';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { list } from './Form.css.ts';
import { inOrder } from './field-places.ts';

interface Finding {
  name: string;
  message: string;
}

const findingsOf = (errors: object, prefix = ''): Finding[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${prefix}${key}`;
    if ('message' in error && typeof error.message === 'string' && 'type' in error)
      return [{ name, message: error.message }];
    return findingsOf(error, `${name}.`);
  });

/** After a submit with two or more wrong fields: which they are, in the order of the page, each a jump to its field. */
export const FormSummary = ({ order }: { order: readonly string[] }) => {
  const texts = useTexts();
  const { setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const findings = inOrder(order, findingsOf(errors), ({ name }) => name);
  if (submitCount === 0 || isSubmitting || findings.length < 2) return null;
  return (
    <Banner tone="critical" live="polite" title={texts.formErrors(findings.length)}>
      <ul className={list}>
        {findings.map(({ name, message }) => (
          <li key={name}>
            <Link look="inline" onPress={() => setFocus(name)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
};
