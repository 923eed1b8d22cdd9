// The rules' files: headings with anchors, paragraphs, lists, tables, bold, and pictures of components,
// `![](card:red)`, by names that the game knows. Where it draws none, nothing stands there.
import {Fragment, type ComponentChildren, type JSX} from 'preact';

export type Draw = (name: string) => ComponentChildren;

function inline(text: string, draw: Draw): (string | JSX.Element)[] {
  return text.split(/(\*\*.*?\*\*|!\[\]\([^)]*\))/).map((part) => {
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    if (!part.startsWith('![')) return part;
    const name = part.slice(4, -1);
    const picture = draw(name);
    // What it shows stands beside it in words.
    return picture === undefined ? (
      ''
    ) : (
      <span class="rule-picture" data-shows={name} aria-hidden="true">
        {picture}
      </span>
    );
  });
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

// Words after pictures stay together, below them where there is no room beside.
function cellOf(text: string, draw: Draw) {
  const [, pictures = '', words = ''] = text.match(/^((?:!\[\]\([^)]*\) ?)*)(.*)$/)!;
  if (pictures === '') return inline(words, draw);
  return [...inline(pictures, draw), <span class="rule-words">{inline(words, draw)}</span>];
}

function table(lines: string[], draw: Draw): JSX.Element {
  const [head, , ...body] = lines;
  return (
    <div class="scroll" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {cells(head!).map((cell) => (
              <th>{cellOf(cell, draw)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((line) => (
            <tr>
              {cells(line).map((cell) => (
                <td>{cellOf(cell, draw)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface Heading {
  title: string;
  anchor: string;
}

const HEADING = /^(#+) (.*?)(?: \{#([a-z0-9-]+)\})?$/;

// What the list of contents names.
export function headingsOf(text: string): Heading[] {
  return text.split('\n').flatMap((line) => {
    const [, marks, title, anchor] = line.match(HEADING) ?? [];
    return marks === '##' && anchor !== undefined ? [{title: title!, anchor}] : [];
  });
}

// Lines of the same kind belong together.
function kind(line: string): string {
  if (line.startsWith('- ')) return 'list';
  if (line.startsWith('|')) return 'table';
  return 'line';
}

export function Markdown({text, draw}: {text: string; draw: Draw}) {
  const groups: string[][] = [];
  let last = '';
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      last = '';
      continue;
    }
    const now = kind(line);
    if (now !== 'line' && now === last) groups[groups.length - 1]!.push(line);
    else groups.push([line]);
    last = now;
  }
  return (
    <>
      {groups.map((lines) => (
        <Fragment>{block(lines, draw)}</Fragment>
      ))}
    </>
  );
}

function block(lines: string[], draw: Draw): JSX.Element {
  const [line] = lines as [string];
  if (kind(line) === 'list')
    return (
      <ul>
        {lines.map((one) => (
          <li>{inline(one.slice(2), draw)}</li>
        ))}
      </ul>
    );
  if (kind(line) === 'table') return table(lines, draw);
  const heading = line.match(HEADING);
  if (heading === null) return <p>{inline(line, draw)}</p>;
  const [, marks, title, anchor] = heading;
  // The focus goes to them, from the list of contents.
  const given = anchor === undefined ? {} : {id: `rule-${anchor}`, tabIndex: -1};
  if (marks!.length === 1) return <h2 {...given}>{title}</h2>;
  return marks!.length === 2 ? <h3 {...given}>{title}</h3> : <h4 {...given}>{title}</h4>;
}
