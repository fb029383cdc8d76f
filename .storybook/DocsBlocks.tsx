import {
  DocsContext,
  Heading,
  Stories as AllStories,
  Story as DrawnStory,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { type Globals, globalsOf } from './globals.ts';

/** As high as a dialog or some rows of a table; what is longer scrolls in its frame. */
const frameHeight = '35rem';

const addressOf = (id: string, globals: Globals) => {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') }).toString()}`;
};

/**
 * A story on a page. One with `needsFrame` (tooling/story-pages) has a document of its own: all others of a page share
 * one, and with it the answers of the mock server and the layer of dialogs.
 */
export const Story = (props: ComponentProps<typeof DrawnStory>) => {
  const { channel } = useContext(DocsContext);
  const { story } = useOf(props.of ?? 'story', ['story']);
  if (story.parameters['needsFrame'] !== true) return <DrawnStory {...props} />;
  const address = addressOf(story.id, globalsOf(channel));
  const style = { inlineSize: '100%', blockSize: frameHeight, border: 0 };
  return <iframe key={address} title={story.name} src={address} loading="lazy" style={style} />;
};

/** All stories of a page; where they need frames, the first stands above and the others are a link away. */
export const Stories = (props: ComponentProps<typeof AllStories>) => {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  if (!stories.some(({ parameters }) => parameters['needsFrame'] === true)) return <AllStories {...props} />;
  return (
    <>
      <Heading>Stories</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};
