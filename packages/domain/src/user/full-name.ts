/** A person as the contract tells him. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
}

/** What a person is called wherever he is named (S4 §1). */
export const fullName = ({ firstName, lastName }: NamedPerson): string => `${firstName} ${lastName}`;
