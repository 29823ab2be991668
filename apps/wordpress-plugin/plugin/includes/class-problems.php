<?php

namespace Indoor_Maps_brand_slug;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Says what is wrong with a map to people who can correct it; visitors see nothing of it. */
final class Problems {

	/** @param string[] $messages */
	public static function markup( array $messages ): string {
		if ( array() === $messages || ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		$lines = array_map( 'esc_html', $messages );
		return '<p class="brand-slug-map-problem" role="note"><strong>' . esc_html( Settings_Page::plugin_name() ) . ':</strong> ' . implode( ' ', $lines ) . '</p>';
	}

	public static function no_venue(): string {
		return __( 'No venue is named. Add venue="…", or set one for the whole site under Settings.', 'brand-slug-maps' );
	}

	public static function bad_venue( string $venue ): string {
		/* translators: %s: what was written */
		return sprintf( __( '"%s" is no id of a venue. Ids have letters, digits, dots, dashes and underscores.', 'brand-slug-maps' ), self::shorten( $venue ) );
	}

	public static function bad_height( string $height ): string {
		/* translators: %s: what was written */
		return sprintf( __( '"%s" is no height. Write pixels from 100 to 4000, such as 650px, or 10vh to 100vh.', 'brand-slug-maps' ), self::shorten( $height ) );
	}

	public static function too_long( string $name ): string {
		/* translators: 1: name of an attribute, 2: a number */
		return sprintf( __( 'The value of "%1$s" has more than %2$d characters and was left out.', 'brand-slug-maps' ), $name, Frame::LONGEST_VALUE );
	}

	/** @param string[] $known */
	public static function unknown_attribute( string $name, array $known ): string {
		/* translators: 1: what was written, 2: list of names */
		return sprintf( __( 'There is no attribute "%1$s". There are: %2$s.', 'brand-slug-maps' ), self::shorten( $name ), implode( ', ', $known ) );
	}

	private static function shorten( string $text ): string {
		return mb_strlen( $text ) > 60 ? mb_substr( $text, 0, 60 ) . '…' : $text;
	}
}
