// Components as the tables of the rules show them: small, beside their words.
import type {ComponentChildren} from 'preact';
import type {Area, Components} from '@page/games';
import {CardFace} from './cards';
import {Emblem, Glyph, type Picture} from './glyphs';
import type {Colour} from './model';

// Nobody sits at it.
const tableOf = (components: Components): Area => ({
  ...components,
  view: {players: []} as unknown as Area['view'],
  seat: 0,
  names: [],
  persons: [],
  levels: [],
  deciders: [],
});

export function picture(name: string, components: Components): ComponentChildren | undefined {
  const [kind, which = ''] = name.split(':');
  switch (kind) {
    case 'card':
      return (
        <span class="catherine-card">
          <CardFace area={tableOf(components)} id={which} />
        </span>
      );
    case 'symbol':
      return <Glyph of={which as Picture} size={24} />;
    case 'region':
      return <Emblem of={which as Colour} size={24} />;
    default:
      return undefined;
  }
}
