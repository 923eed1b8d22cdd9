// Components as the tables of the rules show them: small, beside their words.
import type {ComponentChildren} from 'preact';
import type {Components} from '@page/games';
import {ALL, Chip, type Colour} from './gems';
import {NobleFace} from './nobles';

export function picture(name: string, {edition}: Components): ComponentChildren | undefined {
  const [kind, which = ''] = name.split(':');
  if (kind === 'token' && ALL.includes(which as Colour)) {
    return (
      <span class="sp-rule-token">
        <Chip colour={which as Colour} />
      </span>
    );
  }
  if (kind !== 'noble') return undefined;
  return (
    <span class="sp-noble sp-rule-noble">
      <NobleFace area={{edition}} id={edition.nobles.value[0].id} />
    </span>
  );
}
