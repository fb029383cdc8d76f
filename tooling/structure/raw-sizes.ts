/** A number or a reckoned value with a unit of length; percent, fractions and parts of the window are none. */
const length = /(?:\d|\})(?:px|rem|pt|pc|mm|cm|in)\b/;

/** A bare number where the style library reads pixels; nought has no unit. */
const pixels =
  /(?<![\w-])(?:(?:padding|margin|inset|border|outline)\w*|\w*(?:[gG]ap|Size|[wW]idth|Radius|Offset|Indent|Basis)|top|bottom|left|right|(?:max|min)?[hH]eight): -?[\d.]*[1-9]/;

/** The only size that needs no name: a thin line. */
const thinLine = /(?<![\d.])1px (?:solid|dashed|dotted)\b/g;

const isConstant = (line: string) => /^(?:export )?const \w+ = .*;$/.test(line) && !line.includes('style(');
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

/** A constant of the file with a comment above it, or above the constants that it stands together with. */
function isNamed(lines: readonly string[], index: number): boolean {
  if (!isConstant(lines[index] ?? '')) return false;
  let above = index - 1;
  while (isConstant(lines[above] ?? '')) above -= 1;
  return isComment(lines[above] ?? '');
}

/** Lines of a style file, from 1, with a size that is neither a token nor a named constant. */
export function rawSizes(text: string): { line: number; text: string }[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const code = line.replace(/\/\*.*?\*\/|\/\/.*$/g, '').replace(thinLine, '');
    const isRaw = !isComment(line) && (length.test(code) || pixels.test(code));
    return isRaw && !isNamed(lines, index) ? [{ line: index + 1, text: line.trim() }] : [];
  });
}
