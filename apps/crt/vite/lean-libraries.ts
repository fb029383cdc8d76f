import type { Plugin } from 'vite';

/**
 * Leaves out what libraries bring along and this application never shows. Only what the build makes is affected: the
 * published packages leave the choice to whoever uses them.
 */
export function leanLibraries(): Plugin[] {
  return [englishOnly(), unaskedLanguages(), unusedRouterParts(), unnamedIcons(), contextsApart()];
}

/**
 * The words that react-aria says by itself, in the one language of the application (`locale` in routes/index.tsx):
 * every one of its parts lists them in 34. The way in which its own plugin for this works; looks for no other library.
 */
function englishOnly(): Plugin {
  const otherLanguage = /"(?!en-US)[a-z]{2}-[A-Z]{2}"|\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs"/;
  return {
    name: 'crt:english-only',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:react-aria|react-stately|react-aria-components)\/.*\/intlStrings\.mjs$/ },
      handler: (code) => linesOf(code, (line) => (otherLanguage.test(line) ? '' : line)),
    },
  };
}

/**
 * What is asked of `Intl` as soon as a library is there: the browser's language, which nobody reads as the application names
 * its own, and whether formats of numbers know signs, which all our browsers do. The first question of a page makes the
 * machine list all languages, which takes a slow one a tenth of a second.
 */
function unaskedLanguages(): Plugin {
  return {
    name: 'crt:unasked-languages',
    apply: 'build',
    transform: {
      filter: {
        id: [
          /\/react-aria\/.*\/useDefaultLocale\.mjs$/,
          /\/react-aria\/.*\/i18n\/utils\.mjs$/,
          /\/@internationalized\/number\/.*\/NumberFormatter\.mjs$/,
        ],
      },
      handler(code, id) {
        const unasked = linesOf(code, (line) =>
          line
            .replace(/^(let \S*\$currentLocale = ).*;$/, "$1{ locale: 'en-GB', direction: 'ltr' };")
            // Whether a language is written from the right: the list of those that are, beside it, knows as well.
            .replace(/^ *if \(Intl\.Locale\) \{$/, 'if (false) {')
            .replace(/^( *\S*\$supportsSignDisplay = )new Intl\.NumberFormat\('de-DE', \{$/, '$1true || ({')
            .replace(/^ *\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero';$/, '});'),
        );
        // A new version of the library would bring the question back, and nobody would see it.
        if (unasked.code === code) this.error(`${id} asks in other words than those that are left out here.`);
        return unasked;
      },
    },
  };
}

/** Link, NavLink and Form of the router: a bundler keeps them, as nothing tells it that making them has no effect. */
function unusedRouterParts(): Plugin {
  return {
    name: 'crt:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        linesOf(code, (line) =>
          /^\w+\.displayName = "\w+";$/.test(line)
            ? ''
            : line.replace(/^(var \w+ = )(React\d*\.\w+\()/, '$1/* @__PURE__ */ $2'),
        ),
    },
  };
}

/** The name that every icon makes of its own one as soon as it is there, for tools that show the tree of components. */
function unnamedIcons(): Plugin {
  return {
    name: 'crt:unnamed-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/.*\/createLucideIcon\.mjs$/ },
      handler: (code) => linesOf(code, (line) => (/^ *Component\.displayName = /.test(line) ? '' : line)),
    },
  };
}

/**
 * The contexts by which a field hears of a list that it filters, without that list: they stand in one file with all that
 * filtering takes, and every field imports them.
 */
function contextsApart(): Plugin {
  const whole = './Autocomplete.mjs';
  const apart = `${whole}?contexts`;
  const context = /^const (\S+) = .*createContext\)\(null\);$/;
  const contextsOf = (code: string) => code.split('\n').flatMap((line) => context.exec(line)?.[1] ?? []);
  return {
    name: 'crt:contexts-apart',
    apply: 'build',
    transform: {
      filter: {
        id: /\/react-aria-components\/dist\/private\/\w+\.mjs(?:\?contexts)?$/,
        code: /Autocomplete/,
      },
      handler(code, id) {
        if (id.endsWith(apart.slice(1))) return contextsOnly(contextsOf(code), code);
        if (!id.endsWith(whole.slice(1))) return code.replaceAll(`"${whole}"`, `"${apart}"`);
        const names = contextsOf(code);
        // A new version of the library may write it in other words, and nobody would see it.
        if (names.length === 0) this.error(`${id} has no contexts that could be told apart.`);
        const rest = linesOf(code, (line) => (context.test(line) ? '' : line));
        return { ...rest, code: `import { ${names.join(', ')} } from "${apart}"; ${rest.code}` };
      },
    },
  };
}

/** A module of nothing but these contexts, by their names inside the library and by those it exports them under. */
function contextsOnly(names: readonly string[], code: string): string {
  // RegExp.escape came with Node 24; of what a name may hold only this sign means something.
  const literal = (name: string) => name.replaceAll('$', String.raw`\$`);
  const exported = names.flatMap((name) => [name, ...(code.match(`${literal(name)} as \\w+`) ?? [])]);
  const made = names.map((name) => `const ${name} = createContext(null);`);
  return [`import { createContext } from 'react';`, ...made, `export { ${exported.join(', ')} };`].join('\n');
}

/** Every line stays in its place, for the source maps. */
const linesOf = (code: string, change: (line: string) => string) => ({
  code: code.split('\n').map(change).join('\n'),
  map: null,
});
