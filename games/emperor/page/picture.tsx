// Components as the tables of the rules show them: small, beside their words.
import type {ComponentChildren} from 'preact';
import type {Components} from '@page/games';
import {Formula, Glyph, tileGlyph} from './glyphs';
import {Alternatives, WithdrawalFace} from './market';
import {PersonChip} from './persons';
import {DecreeFace, formulasOf} from './policies';
import {effectOf} from './reading';

const inTile = (face: ComponentChildren) => <span class="emperor-tile">{face}</span>;

export function picture(name: string, area: Components): ComponentChildren | undefined {
  const [kind, which = ''] = name.split(':');
  const {edition} = area;
  switch (kind) {
    case 'bonus':
      return inTile(<Alternatives area={area} effect={effectOf(edition.bonus_tiles.value, which)} />);
    case 'withdrawal':
      return inTile(<WithdrawalFace area={area} tile={which} />);
    case 'palace':
      return inTile(<Alternatives area={area} effect={edition.palace.value[which].effect} />);
    case 'treasure':
      return <Glyph name={which} size={34} />;
    case 'tile':
      return <Glyph name={tileGlyph(which)} size={30} />;
    case 'person':
      return <PersonChip area={area} id={which} />;
    case 'decree':
      return (
        <span class="emperor-decree">
          <DecreeFace area={area} tile={which} />
        </span>
      );
    case 'policy':
      return (
        <span class="emperor-rule-policy">
          {formulasOf(area, which).map((text) => (
            <Formula text={text} size={16} key={text} />
          ))}
        </span>
      );
    default:
      return undefined;
  }
}
