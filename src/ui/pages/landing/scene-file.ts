import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import file from '../../../brand.json'
import { HarbourScene } from '../../components/brand/harbour-scene'

const colours: Readonly<Record<string, string>> = file.colours.scene

/** The picture beside the forms, as a file, since phones have no place for it and should not load it. */
export const sceneFile = {
  file: 'scene.svg',
  text: renderToStaticMarkup(createElement(HarbourScene)).replace(
    /var\(--([a-z-]+)\)/g,
    (_, token: string) => colours[token] ?? '',
  ),
}
