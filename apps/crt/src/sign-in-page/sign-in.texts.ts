/** Everything the sign-in page says. */
export const signInTexts = {
  product: 'CRT',
  claim: 'Fulfilment and manufacturing',
  signIn: 'Sign in',
  userName: 'User name',
  password: 'Password',
  userNameMissing: 'User name is required',
  passwordMissing: 'Password is required',
  demoAccounts: 'Demo accounts',
  demoHint: 'One click signs you in. All data here is fictional.',
  unreachable: 'The server cannot be reached. Try again in a moment.',
} as const;
