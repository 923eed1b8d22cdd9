// The rules' files: headings with anchors, paragraphs, lists, tables, bold.
import {Fragment, type JSX} from 'preact';

function inline(text: string): (string | JSX.Element)[] {
  return text.split('**').map((part, i) => (i % 2 === 1 ? <strong>{part}</strong> : part));
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function table(lines: string[]): JSX.Element {
  const [head, , ...body] = lines;
  return (
    <div class="scroll" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {cells(head!).map((cell) => (
              <th>{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((line) => (
            <tr>
              {cells(line).map((cell) => (
                <td>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Lines of the same kind belong together.
function kind(line: string): string {
  if (line.startsWith('- ')) return 'list';
  if (line.startsWith('|')) return 'table';
  return 'line';
}

export function Markdown({text}: {text: string}) {
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
        <Fragment>{block(lines)}</Fragment>
      ))}
    </>
  );
}

function block(lines: string[]): JSX.Element {
  const [line] = lines as [string];
  if (kind(line) === 'list')
    return (
      <ul>
        {lines.map((one) => (
          <li>{inline(one.slice(2))}</li>
        ))}
      </ul>
    );
  if (kind(line) === 'table') return table(lines);
  const heading = line.match(/^(#+) (.*?)(?: \{#([a-z0-9-]+)\})?$/);
  if (heading === null) return <p>{inline(line)}</p>;
  const [, marks, title, anchor] = heading;
  const id = anchor === undefined ? undefined : `rule-${anchor}`;
  if (marks!.length === 1) return <h2 id={id}>{title}</h2>;
  return marks!.length === 2 ? <h3 id={id}>{title}</h3> : <h4 id={id}>{title}</h4>;
}
